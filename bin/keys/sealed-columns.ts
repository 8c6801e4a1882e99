import type { SecretPurpose } from '#server/platform/sealed.ts'

/** A column of values that are sealed until somebody changes them; what is on its way for hours is not among them. */
export interface SealedColumn {
  name: string
  purpose: SecretPurpose
  /** Some rows after the one named last, by what tells them apart. */
  list: string
  /** The same value under another key, where it still stands there as it was read. */
  write: string
}

/** All of them; `bin/keys/sealed-columns.test.ts` finds a purpose that is missing here. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    name: 'setting_secret.sealed',
    purpose: 'setting',
    list: `select key as id, sealed as value from setting_secret where key > $1 order by 1 limit $2`,
    write: `update setting_secret set sealed = $3 where key = $1 and sealed = $2`,
  },
  {
    name: 'staff_user.totp_secret',
    purpose: 'second factor',
    list: `select id::text as id, totp_secret as value from staff_user
      where totp_secret is not null and id::text > $1 order by 1 limit $2`,
    write: `update staff_user set totp_secret = $3 where id = $1::integer and totp_secret = $2`,
  },
  {
    name: 'staff_invitation.totp_secret',
    purpose: 'second factor',
    list: `select encode(token_hash, 'hex') as id, totp_secret as value from staff_invitation
      where encode(token_hash, 'hex') > $1 order by 1 limit $2`,
    write: `update staff_invitation set totp_secret = $3 where token_hash = decode($1, 'hex') and totp_secret = $2`,
  },
  {
    name: 'push_key.private_key',
    purpose: 'push key',
    list: `select public_key as id, private_key as value from push_key where public_key > $1 order by 1 limit $2`,
    write: `update push_key set private_key = $3 where public_key = $1 and private_key = $2`,
  },
  {
    name: 'game_campaign.secret',
    purpose: 'game secret',
    list: `select id::text as id, secret as value from game_campaign
      where secret is not null and id::text > $1 order by 1 limit $2`,
    write: `update game_campaign set secret = $3 where id = $1::integer and secret = $2`,
  },
  {
    name: 'partner.token_key',
    purpose: 'partner token key',
    list: `select id::text as id, token_key as value from partner
      where token_key is not null and id::text > $1 order by 1 limit $2`,
    write: `update partner set token_key = $3 where id = $1::integer and token_key = $2`,
  },
  {
    name: 'webhook_subscription.secret',
    purpose: 'webhook secret',
    list: `select id::text as id, secret as value from webhook_subscription where id::text > $1 order by 1 limit $2`,
    write: `update webhook_subscription set secret = $3 where id = $1::integer and secret = $2`,
  },
  {
    name: 'webhook_subscription.former_secret',
    purpose: 'webhook secret',
    list: `select id::text as id, former_secret as value from webhook_subscription
      where former_secret is not null and id::text > $1 order by 1 limit $2`,
    write: `update webhook_subscription set former_secret = $3 where id = $1::integer and former_secret = $2`,
  },
  {
    name: 'channel_access.access_token',
    purpose: 'channel access',
    list: `select channel as id, access_token as value from channel_access where channel > $1 order by 1 limit $2`,
    write: `update channel_access set access_token = $3 where channel = $1 and access_token = $2`,
  },
  {
    name: 'channel_access.refresh_token',
    purpose: 'channel access',
    list: `select channel as id, refresh_token as value from channel_access where channel > $1 order by 1 limit $2`,
    write: `update channel_access set refresh_token = $3 where channel = $1 and refresh_token = $2`,
  },
  {
    name: 'shop_key.sealed',
    purpose: 'former key',
    list: `select kind || ' ' || mark as id, sealed as value from shop_key
      where sealed is not null and kind || ' ' || mark > $1 order by 1 limit $2`,
    write: `update shop_key set sealed = $3 where kind || ' ' || mark = $1 and sealed = $2`,
  },
]
