-- Whether a lot of tickets left as a table for a printer, or as pages that anybody prints and cuts.
alter table game_ticket_lot
  add column format text not null default 'table' check (format in ('table', 'pages'));
