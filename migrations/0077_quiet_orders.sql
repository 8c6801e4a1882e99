-- A guest's order that nobody proved, from a network that has had its share of the shop's message money: its phone is
-- told of what staff do and of money, not of what whoever placed it does alone (docs/rules/messages.md).
alter table shop_order add column quiet boolean not null default false;
