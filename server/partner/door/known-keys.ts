import { hash } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { seconds } from '#domain/kernel/durations.ts'
import type { PartnerScope } from '#domain/partner/scopes.ts'
import type { Context } from '../../context.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Column } from '../../platform/rows.ts'

/** A key as each process knows it by heart. */
export interface KnownKey {
  id: number
  partnerId: number
  partnerName: string
  scopes: readonly PartnerScope[]
  ranges: readonly string[]
  perMinute: number
  endsAt: Date | null
  /** Neither it nor its partner is blocked. */
  isOpen: boolean
  /** Sealed. */
  tokenKey: Buffer | null
}

/** Told whenever staff change a partner or a key, as lists hear of it: all processes read them anew at once. */
export const partnersKey = 'partners'

/** However deaf a process is, it believes what it knows no longer. */
const believedFor = seconds(5)

/** The keys of all partners, by their hashes: there are few, and each call asks for one. */
export class KnownKeys {
  readonly #ctx: Pick<Context, 'db' | 'live'>
  #byHash = new Map<string, KnownKey>()
  /** Good keys as they came, until they are read anew: a hash for each call costs as much as the answer. */
  #byText = new Map<string, KnownKey>()
  #readAt = Number.NEGATIVE_INFINITY
  #reading: Promise<void> | null = null
  #changes = 0

  constructor(ctx: Pick<Context, 'db' | 'live'>) {
    this.#ctx = ctx
    ctx.live.listen([partnersKey], () => {
      this.#changes += 1
      this.#readAt = Number.NEGATIVE_INFINITY
    })
  }

  /** Undefined where it is not known by heart at this moment whether there is such a key. */
  findNow(text: string): KnownKey | null | undefined {
    if (performance.now() - this.#readAt > believedFor) return undefined
    const known = this.#byText.get(text)
    if (known) return known
    const found = this.#byHash.get(hashOf(text)) ?? null
    if (found) this.#byText.set(text, found)
    return found
  }

  async find(text: string): Promise<KnownKey | null> {
    let known = this.findNow(text)
    while (known === undefined) {
      this.#reading ??= this.#read().finally(() => (this.#reading = null))
      await this.#reading
      known = this.findNow(text)
    }
    return known
  }

  async #read(): Promise<void> {
    const [before, at] = [this.#changes, performance.now()]
    const rows = await queryRows<KeyRow>(this.#ctx.db, allKeys)
    this.#byText = new Map()
    this.#byHash = new Map(rows.map(({ hash: kept, ...key }) => [kept.toString('base64'), key]))
    // What was changed meanwhile may not be among them.
    if (before === this.#changes) this.#readAt = at
  }
}

type KeyRow = KnownKey & { hash: Column<'partner_key', 'hash'> }

const allKeys = `
  select k.hash, k.id, k.partner_id as "partnerId", p.name as "partnerName", k.scopes, k.ip_ranges as ranges,
    k.per_minute as "perMinute", k.ends_at as "endsAt", k.blocked_at is null and p.active as "isOpen",
    p.token_key as "tokenKey"
  from partner_key k join partner p on p.id = k.partner_id`

/** As `hashToken`, in a third of its time. */
function hashOf(text: string): string {
  return hash('sha256', text, 'base64')
}

/** Whether a key is good at that moment. */
export function isGood({ isOpen, endsAt }: KnownKey, now: Date): boolean {
  return isOpen && (endsAt === null || endsAt > now)
}

/** Whether a key may be used from there. */
export function mayComeFrom({ ranges }: Pick<KnownKey, 'ranges'>, ip: string): boolean {
  if (ranges.length === 0) return true
  if (!ipaddr.isValid(ip)) return false
  const address = ipaddr.process(ip)
  return ranges.some((range) => {
    const [base, bits] = ipaddr.parseCIDR(range)
    return base.kind() === address.kind() && address.match([base, bits] as never)
  })
}
