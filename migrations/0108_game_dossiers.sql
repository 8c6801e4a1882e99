-- What the papers of a promotion say and its game does not know.
create table game_dossier (
  campaign_id integer primary key references game_campaign,
  version integer not null default 1,
  -- What is promoted, and where.
  goods text not null default '',
  area text not null default '',
  -- Đồng that the promoted goods are worth, as planned.
  goods_value bigint check (goods_value >= 0),
  partners text not null default '',
  contact_name text not null default '',
  contact_phone text not null default ''
);
