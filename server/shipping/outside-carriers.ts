import type { OutsideCarrier } from '#domain/shipping/carrier-words.ts'
import type { SettingValue } from '#domain/settings/keys.ts'
import { carrierServices } from '../adapters/carriers/services.ts'
import type { SentParcel } from '../adapters/carriers/sent-parcel.ts'
import {
  cancelViettelPost,
  createViettelPost,
  readViettelPost,
  type ViettelPostAccount,
} from '../adapters/carriers/viettel-post.ts'
import {
  cancelVnPost,
  createVnPost,
  findVnPost,
  readVnPost,
  type VnPostAccount,
} from '../adapters/carriers/vn-post.ts'
import type { Context } from '../context.ts'
import { readSecret, readSetting } from '../settings/index.ts'
import type { Carrier, Parcel } from './carrier.ts'
import { eco } from './eco.ts'

const away = { outcome: 'away', code: 'notSetUp' } as const

/** Viettel Post; it has no way to ask for a parcel by our reference: its own pushes tell the number. */
export const viettelPost: Carrier = {
  unit: 'Viettel Post',
  // What the buyer pays is the shop's to say, whoever carries it.
  quoteFee: eco.quoteFee,
  async create(ctx, parcel) {
    const account = await viettelPostAccount(ctx)
    return account ? createViettelPost(account, await sentOf(ctx, parcel)) : away
  },
  find: async () => null,
  async cancel(ctx, trackingCode) {
    const account = await viettelPostAccount(ctx)
    return account !== null && cancelViettelPost(account, trackingCode)
  },
  readEvent: readViettelPost,
}

export const vnPost: Carrier = {
  unit: 'VNPost',
  quoteFee: eco.quoteFee,
  async create(ctx, parcel) {
    const account = await vnPostAccount(ctx)
    return account ? createVnPost(account, await sentOf(ctx, parcel)) : away
  },
  async find(ctx, reference) {
    const account = await vnPostAccount(ctx)
    return account && findVnPost(account, reference)
  },
  async cancel(ctx, trackingCode) {
    const account = await vnPostAccount(ctx)
    return account !== null && cancelVnPost(account, trackingCode)
  },
  readEvent: readVnPost,
}

/** Whether staff have it make parcels by itself. */
export async function isSwitchedOn(ctx: Pick<Context, 'db'>, name: OutsideCarrier) {
  return (await readSetting(ctx.db, 'carriers'))[name].on
}

async function viettelPostAccount(ctx: Context): Promise<ViettelPostAccount | null> {
  const { viettelPost: own } = await readSetting(ctx.db, 'carriers')
  const password = await readSecret(ctx, 'viettelPost')
  if (password === null || own.username === '') return null
  const { username, service } = own
  return { ...placeOf(ctx, 'viettelPost'), username, password, service }
}

async function vnPostAccount(ctx: Context): Promise<VnPostAccount | null> {
  const token = await readSecret(ctx, 'vnPost')
  return token === null ? null : { ...placeOf(ctx, 'vnPost'), token }
}

function placeOf({ config }: Pick<Context, 'config'>, name: OutsideCarrier) {
  const { carrierServices: services = carrierServices, carrierTimeout: timeout } = config
  return { base: services[name], timeout }
}

async function sentOf(ctx: Context, parcel: Parcel): Promise<SentParcel> {
  const sender: SettingValue<'carriers'> = await readSetting(ctx.db, 'carriers')
  const { reference, receiver, contents, pieces, total: value, weight, cod, note } = parcel
  return {
    reference,
    sender: { name: sender.senderName, phone: sender.senderPhone, address: sender.senderAddress },
    receiver,
    contents,
    pieces,
    value,
    weight,
    cod,
    note,
  }
}
