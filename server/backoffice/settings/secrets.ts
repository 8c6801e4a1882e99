import { auditTexts } from '#domain/backoffice/audit-texts.ts'
import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type * as api from '#domain/settings/backoffice/api.ts'
import { isOfCaptcha, secretNames } from '#domain/settings/secret-names.ts'
import { captchaSettingTexts as texts } from '#domain/settings/texts.ts'
import { isSecretWrong } from '../../captcha/index.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { getStaff } from '../../platform/http/access.ts'
import {
  deleteSecret,
  findSecret,
  openSecret,
  readSettings,
  writeSecret,
  type SecretKey,
} from '../../settings/index.ts'
import { recordAudit } from '../../staff/index.ts'

export async function listSettingSecrets(ctx: Context): Promise<api.SettingSecret[]> {
  return Promise.all(secretNames.map((key) => readOne(ctx, ctx.db, key)))
}

/** Nothing of the secret goes into the audit: who, when and why is enough. */
export async function setSettingSecret(
  ctx: Context,
  { key, secret, version, reason }: ParsedInput<typeof api.setSettingSecret>,
  caller: Caller,
): Promise<api.SettingSecret> {
  const { username: by } = getStaff(caller)
  // Asked before anything is held.
  if (isOfCaptcha(key) && (await isSecretWrong(ctx, key, secret))) {
    throw new Refusal('invalidInput', { fields: { secret: texts.secretWrong } })
  }
  return change(ctx, caller, { key, action: auditTexts.secretSet, reason }, (trx) =>
    writeSecret(ctx, trx, { key, secret, version, by, at: ctx.clock.now() }),
  )
}

export async function dropSettingSecret(
  ctx: Context,
  { key, version, reason }: ParsedInput<typeof api.dropSettingSecret>,
  caller: Caller,
): Promise<api.SettingSecret> {
  return change(ctx, caller, { key, action: auditTexts.secretDropped, reason }, async (trx) => {
    const isDropped = await deleteSecret(trx, key, version)
    // Looked at with the row gone: whoever chooses the provider at this moment has waited for it.
    const wrong = await whyNeeded(trx, key)
    if (!wrong) return isDropped
    throw new Refusal('invalidInput', { fields: { key: wrong } })
  })
}

/** Why a secret must stay; empty where it may go. */
async function whyNeeded(trx: Db, key: SecretKey): Promise<string> {
  const { captcha, carriers } = await readSettings(trx, ['captcha', 'carriers'])
  if (captcha.provider === key) return texts.secretInUse
  const isUsed = (key === 'viettelPost' || key === 'vnPost') && carriers[key].on
  return isUsed ? texts.carrierSecretInUse : ''
}

async function change(
  ctx: Context,
  caller: Caller,
  { key, action, reason }: { key: SecretKey; action: string; reason: string },
  write: (trx: Db) => Promise<boolean>,
): Promise<api.SettingSecret> {
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await write(trx))) {
      throw new Refusal('conflict', { current: await readOne(ctx, trx, key) })
    }
    const subject = {
      kind: 'setting',
      id: `${isOfCaptcha(key) ? 'captcha' : 'carrier'}:${key}`,
    } as const
    await recordAudit(ctx, trx, caller, { action, subject, reason })
  })
  ctx.changeBus.tell(['settings'])
  return readOne(ctx, ctx.db, key)
}

async function readOne(ctx: Context, db: Db, key: SecretKey): Promise<api.SettingSecret> {
  const stored = await findSecret(db, key)
  if (!stored) return { key, end: null, version: 0 }
  const secret = openSecret(ctx, stored)
  return {
    key,
    end: secret === null ? null : secret.slice(-4),
    version: stored.version,
    set_by: stored.setBy,
    set_at: toVietnamIso(stored.setAt),
  }
}
