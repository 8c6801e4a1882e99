import { Refusal } from '#domain/errors.ts'
import type { WayIn } from '../session/index.ts'
import type { AccountKind, NamedAccount } from './account-kind.ts'
import { insertAuditOfName } from './audit-queries.ts'
import { nameTries, type NameTry } from './name-tries.ts'
import { staffTexts as texts } from './texts.ts'

/** By username, of whichever of these kinds; the try that locks a name stands in its owner's audit. */
export function namesWayIn(kinds: readonly AccountKind[]): WayIn<NamedAccount, NameTry> {
  return {
    door: 'work',
    tries: nameTries,
    find: async (ctx, username, caller) => {
      for (const kind of kinds) {
        const account = await kind.find(ctx, username, caller)
        if (account) return account
      }
      return null
    },
    refuse: async (ctx, { name, what, isLast }, { ip, requestId }) => {
      if (isLast) {
        const at = ctx.clock.now()
        await insertAuditOfName(ctx.db, name, { at, action: texts.locked, address: ip, requestId })
      }
      return new Refusal(what === 'password' ? 'loginWrong' : 'totpNotValid')
    },
  }
}
