import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/opening/api.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { networkOf } from '../../platform/network.ts'
import { hashToken } from '../../platform/random-token.ts'
import { seal, unseal } from '../../platform/sealed.ts'
import { hashPassword, inHashingQueue } from '../../session/index.ts'
import { readSetting } from '../../settings/index.ts'
import { enterBackoffice, finishLogin } from '../backoffice-account.ts'
import { ensureUncommon } from '../ensure-uncommon.ts'
import { staffTexts as texts } from '../texts.ts'
import { findTotpStep, generateTotpSecret, totpPicture } from '../totp.ts'
import { activateUser, insertUser } from '../user-queries.ts'
import { closeSetup, endSetup, hasToken, isSetupOpen } from './setup-queries.ts'

const purpose = 'first factor of setup'

/** What the first owner's authenticator app reads. Nothing is written: the secret goes with the browser, sealed. */
export async function openSetup(
  ctx: Context,
  { token, username }: ParsedInput<typeof api.openSetup>,
  caller: Caller,
): Promise<Output<typeof api.openSetup>> {
  await ensureToken(ctx, token, caller)
  const secret = generateTotpSecret()
  const { brandName } = await readSetting(ctx.db, 'shop')
  return {
    totp: totpPicture(secret, { issuer: brandName, username }),
    sealed: seal(ctx.config.secretKey, purpose, secret).toString('base64url'),
  }
}

/** Makes the first account and logs it in. Of two at once one is made, the other hears `setupClosed`. */
export async function createOwner(
  ctx: Context,
  { token, sealed, totp, password, ...person }: ParsedInput<typeof api.createOwner>,
  caller: Caller,
): Promise<Output<typeof api.createOwner>> {
  await ensureToken(ctx, token, caller)
  const secret = unseal(ctx.config, purpose, Buffer.from(sealed, 'base64url'))
  const step = secret && findTotpStep(secret, totp, ctx.clock.now())
  if (!secret || !step) throw new Refusal('totpNotValid')
  await ensureUncommon(ctx, password, person)
  const passwordHash = await inHashingQueue(ctx, { door: 'work', address: caller.ip }, () =>
    hashPassword(ctx.config, password),
  )
  const entered = await ctx.db.transaction().execute(async (trx) => {
    const owner = await makeOwner(ctx, trx, person, { secret, step, passwordHash })
    return enterBackoffice(ctx, trx, owner, caller, texts.ownerMade)
  })
  return finishLogin(entered, caller)
}

async function makeOwner(
  ctx: Context,
  trx: Db,
  person: { username: string; full_name: string },
  { secret, step, passwordHash }: { secret: string; step: number; passwordHash: string },
) {
  const now = ctx.clock.now()
  if (!(await closeSetup(trx, now))) throw new Refusal('setupClosed')
  const made = await insertUser(trx, { ...person, role: 'admin', created_at: now })
  const owner = await activateUser(trx, made!.id, {
    password_hash: passwordHash,
    totp_secret: seal(ctx.config.secretKey, 'second factor', secret),
    totp_step: step,
    last_seen_at: now,
  })
  await endSetup(trx, owner!.id)
  return owner!
}

async function ensureToken(ctx: Context, token: string, caller: Caller): Promise<void> {
  await ctx.limits.consume('backofficeLoginAddress', networkOf(caller.ip))
  if (!(await isSetupOpen(ctx.db))) throw new Refusal('setupClosed')
  if (!(await hasToken(ctx.db, hashToken(token)))) throw new Refusal('setupTokenNotValid')
}
