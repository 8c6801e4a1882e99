-- What a campaign says and asks beside its box (`gameRules`): who gets entries, texts, look, registration, clocks.
alter table game_campaign add column rules jsonb not null default '{}';
alter table game_campaign alter column rules drop default;
