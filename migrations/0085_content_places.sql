-- Banners, popups, promotions and fixed pages are kinds of what people write (docs/rules/content.md §11). The kinds of
-- the specification are all allowed here, so that those that come beside these need no order of their own.
alter table content_item drop constraint content_item_kind_check;
alter table content_item add constraint content_item_kind_check check (kind in
  ('article', 'landing', 'page', 'banner', 'popup', 'promotion', 'answer', 'product'));

-- Fixed pages share the shop's root with landing pages.
drop index content_item_slug_key;
alter table content_item drop column scope;
alter table content_item add column scope text not null generated always as
  (case when kind in ('landing', 'page') then 'root' else kind end) stored;
create unique index content_item_slug_key on content_item (scope, lower(slug));

-- What is in `banner`, `static_page`, `promotion` and `popup_offer` becomes items with a publication when the server
-- starts (server/publishing/move-old-content.ts): a text in HTML is read by code, which SQL cannot. They stand empty
-- from then on and are dropped by the release after this one.
