-- Secrets that staff set at the desk, of the captcha's outside providers: sealed, and shown to nobody again.
create table setting_secret (
  key text primary key check (key in ('turnstile', 'recaptcha')),
  sealed bytea not null,
  version integer not null default 1,
  set_by text not null,
  set_at timestamptz not null
);
