-- Who sent a code that somebody else of the store had entered without a network: the username. Null when the one
-- who entered it sent it, and for everything before.
alter table code_attempt add column sent_by text;
