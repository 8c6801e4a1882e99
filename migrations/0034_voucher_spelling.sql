-- Everybody's code is the same however it is spelled: with dashes, spaces, in small letters.
create function fold_voucher_code(code text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(upper(code), '[^0-9A-Z]', '', 'g');

-- Two campaigns whose codes differ in dashes alone would be one code to whoever types it.
create unique index voucher_campaign_spelling on voucher_campaign (fold_voucher_code(code));
