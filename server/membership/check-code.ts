import type { ParsedInput } from '#domain/contract.ts'
import { maskCode } from '#domain/genuine/mask.ts'
import { triesWithoutCaptcha } from '#domain/identity/password-lock.ts'
import { points } from '#domain/kernel/points.ts'
import { resultCodes, type ResultName } from '#domain/loyalty/result-codes.ts'
import type * as api from '#domain/membership/api.ts'
import type { CodeVerdict } from '#domain/membership/api.ts'
import { verifyCaptcha } from '../captcha/index.ts'
import type { Caller, Context } from '../context.ts'
import { noteGuestTry } from '../genuine/index.ts'
import { networkOf } from '../platform/network.ts'
import { batchOf, productOf, verifiedAt } from './earn-result.ts'
import { reserveTries } from './guesses.ts'
import { isEarning, evaluateCode } from './evaluate-code.ts'
import { lookCodeUp, type CodeLook } from './load-codes.ts'

/**
 * A verdict for whoever holds the box. The code stays as it is: only entering it earns. Wrong codes count for
 * the network's guests, and after a few of them a person has to be there.
 */
export async function checkCode(
  ctx: Context,
  { code, captcha }: ParsedInput<typeof api.checkCode>,
  { ip }: Caller,
): Promise<CodeVerdict> {
  const guest = { pharmacyCode: null, sentBy: null, network: networkOf(ip), isGuest: true }
  const tries = await reserveTries(ctx, guest, 1)
  let wrong = 0
  try {
    tries.ensureRoom()
    if (tries.before >= triesWithoutCaptcha) {
      await verifyCaptcha(ctx, { token: captcha, action: 'genuine', address: ip })
    }
    const look = await lookCodeUp(ctx, code)
    const result = evaluateCode({ ...look, found: look.view.found, account: null })
    if (result === 'codeIncorrect') wrong = 1
    await noteWhatIsWrong(ctx, { address: ip, code, result, look })
    return toVerdict(code, result, look)
  } finally {
    await tries.settle(wrong)
  }
}

/** Forgery shows in wrong and used codes; who only asks about a good one leaves nothing behind. */
async function noteWhatIsWrong(
  ctx: Context,
  { code, result, look, address }: Checked & { address: string },
): Promise<void> {
  if (verdictOf(result, look) === 'genuine') return
  const { at, view } = look
  const batchId = view.found?.batch.id ?? null
  await noteGuestTry(ctx.db, {
    config: ctx.config,
    hash: view.found?.hash,
    address,
    code,
    batchId,
    result: resultCodes[result],
    at,
  })
}

interface Checked {
  code: string
  result: ResultName
  look: CodeLook
}

function toVerdict(code: string, result: ResultName, look: CodeLook): CodeVerdict {
  const view = look.view.found?.isActive === false ? hidden : look.view
  return {
    verdict: verdictOf(result, look),
    code_masked: maskCode(code),
    point: points(isEarning(result) ? (view.found?.batch.point ?? 0) : 0),
    ...productOf(view),
    ...batchOf(view),
    ...verifiedAt(view),
  }
}

const hidden = { found: null, product: null }

/** Genuine is also what brings no points now. */
function verdictOf(result: ResultName, { view: { found } }: CodeLook): CodeVerdict['verdict'] {
  // Printed, and not yet released: nothing is told of its box.
  if (!found?.isActive) return 'unknown'
  if (result === 'systemTest') return 'test'
  if (found.batch.state === 'recalled') return 'recalled'
  return found.redemption ? 'used' : 'genuine'
}
