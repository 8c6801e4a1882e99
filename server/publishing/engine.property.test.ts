import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '#domain/errors.ts'
import { inForce, nextChange, type PublicationTimes } from '#domain/publishing/in-force.ts'
import { landing } from '#domain/publishing/landing.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { staffCaller } from '#test/support/publishing.ts'
import { hireStaff } from '#test/support/staff.ts'
import { addContent, renameContent } from './items.ts'
import { keepRevision, restoreRevision, saveDraft } from './drafts.ts'
import { publishRevision, stopPublication } from './publications.ts'
import { findPublished } from './published.ts'
import type { Caller } from '../context.ts'

let shop: TestShop
let beside: TestShop
let caller: Caller
beforeAll(async () => {
  shop = await openTestShop({ now: '2026-11-21T09:00:00+07:00', withPages: false })
  beside = await openTestShop({ now: '2026-11-21T09:00:00+07:00', withPages: false, beside: shop })
  const { id, username } = await hireStaff(shop)
  caller = staffCaller(id, username)
})
afterAll(async () => {
  await beside.close()
  await shop.close()
})

const seconds = fc.integer({ min: 1, max: 6 })
const step = fc.oneof(
  fc.record({ do: fc.constant('edit' as const) }),
  fc.record({ do: fc.constant('publish' as const), revision: fc.nat(4) }),
  fc.record({
    do: fc.constant('plan' as const),
    revision: fc.nat(4),
    in: seconds,
    lasts: fc.option(seconds),
  }),
  fc.record({ do: fc.constant('stop' as const), publication: fc.nat(5) }),
  fc.record({ do: fc.constant('restore' as const), revision: fc.nat(4) }),
  fc.record({ do: fc.constant('rename' as const) }),
  fc.record({ do: fc.constant('wait' as const), seconds }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

interface Model {
  id: number
  slug: string
  /** At which it is found. */
  slugs: string[]
  renames: number
  version: number
  draftVersion: number
  draft: string
  /** What each revision says. */
  revisions: string[]
  publications: (PublicationTimes & { revision: number; says: string })[]
}

let nth = 0

test('whatever is edited, published, planned, stopped, restored and renamed: the public sees the words of the publication in force', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
      const model = await begin()
      for (const each of steps) await run(model, each)
      await expectAsTold(model)
    }),
    { numRuns: 1000 },
  )
}, 600_000)

/** A page of one revision that is in force from now on. */
async function begin(): Promise<Model> {
  nth += 1
  const slug = `trang-${nth}`
  const { id } = await addContent(shop.ctx, { kind: 'landing', slug, title: 'Trang thử' }, caller)
  const model: Model = {
    id,
    slug,
    slugs: [slug],
    renames: 0,
    version: 1,
    draftVersion: 1,
    draft: '',
    revisions: [],
    publications: [],
  }
  await run(model, { do: 'edit' })
  return model
}

const now = () => shop.ctx.clock.now().getTime()

async function run(model: Model, each: Step): Promise<void> {
  const { id } = model
  switch (each.do) {
    case 'edit':
      model.draft = `Lời ${model.draftVersion} của ${model.slug}`
      await saveDraft(
        shop.ctx,
        { id, version: model.draftVersion, body: bodyOf(model.draft) },
        caller,
      )
      model.draftVersion += 1
      await keepRevision(shop.ctx, { id, version: model.draftVersion }, caller)
      model.revisions.push(model.draft)
      return
    case 'restore': {
      const number = (each.revision % model.revisions.length) + 1
      await restoreRevision(shop.ctx, { id, number, version: model.draftVersion }, caller)
      model.draftVersion += 1
      return
    }
    case 'publish':
      return publish(model, each.revision, now(), null)
    case 'plan': {
      const startsAt = now() + each.in * 1000
      return publish(model, each.revision, startsAt, each.lasts && startsAt + each.lasts * 1000)
    }
    case 'stop': {
      const chosen = model.publications[each.publication]
      if (!chosen) return
      const stopping = stopPublication(
        shop.ctx,
        { id, publication: chosen.id, reason: 'thử ngừng' },
        caller,
      )
      const isOver = chosen.stoppedAt !== null || (chosen.endsAt !== null && chosen.endsAt <= now())
      if (isOver) return expect(stopping).rejects.toThrow(Refusal)
      await stopping
      chosen.stoppedAt = now()
      return
    }
    case 'rename':
      // What nobody has seen at an address leads nowhere from there.
      if (!wasPublic(model)) model.slugs.pop()
      model.renames += 1
      model.slug = `trang-${nth}-${model.renames}`
      model.slugs.push(model.slug)
      await renameContent(
        shop.ctx,
        { id, version: model.version, slug: model.slug, reason: 'thử đổi' },
        caller,
      )
      model.version += 1
      return
    case 'wait':
      shop.ctx.clock.advance(each.seconds * 1000)
      beside.ctx.clock.advance(each.seconds * 1000)
  }
}

function wasPublic({ publications }: Model): boolean {
  return publications.some(
    ({ startsAt, stoppedAt }) => startsAt <= now() && (stoppedAt === null || stoppedAt > startsAt),
  )
}

async function publish(
  model: Model,
  revision: number,
  startsAt: number,
  endsAt: number | null,
): Promise<void> {
  const index = revision % model.revisions.length
  const already = inForce(
    model.publications.filter(({ stoppedAt }) => stoppedAt === null),
    startsAt,
  )
  const published = publishRevision(
    shop.ctx,
    {
      id: model.id,
      number: index + 1,
      ...(startsAt > now() ? { starts_at: new Date(startsAt).toISOString() } : {}),
      ...(endsAt === null ? {} : { ends_at: new Date(endsAt).toISOString() }),
      reason: '',
    },
    caller,
  )
  if (already?.revision === index && already.endsAt === endsAt) {
    await expect(published).rejects.toMatchObject({ code: 'conflict' })
    return
  }
  const { id } = (await published).publications[0]!
  const says = model.revisions[index]!
  model.publications.push({ id, revision: index, startsAt, endsAt, stoppedAt: null, says })
}

/** Now, in both processes, and at each moment at which something begins or ends, and just before. */
async function expectAsTold(model: Model): Promise<void> {
  const planned = model.publications.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt ?? now()])
  await expectAt(beside, model, now())
  for (const at of new Set([now(), ...planned.flatMap((each) => [each - 1, each])])) {
    await expectAt(shop, model, at)
  }
}

async function expectAt({ ctx }: TestShop, { publications, slugs }: Model, at: number) {
  const asked = slugs[at % slugs.length]!
  const told: Date[] = []
  const found = await findPublished(ctx, 'landing', asked.toUpperCase(), {
    asOf: new Date(at),
    keepUntil: (moment) => told.push(moment),
  })
  expect(found && titleOf(found.body)).toBe(inForce(publications, at)?.says ?? null)
  if (found) expect(found.slug).toBe(slugs.at(-1))
  // An answer that is kept ends no later than what this page shows.
  const next = nextChange(unstopped(publications), at)
  if (next !== null) expect(Math.min(...told.map(Number))).toBeLessThanOrEqual(next)
}

/** A stop is told when it happens; it is not planned. */
function unstopped(publications: readonly PublicationTimes[]): PublicationTimes[] {
  return publications.filter(({ stoppedAt }) => stoppedAt === null)
}

function bodyOf(title: string): Record<string, unknown> {
  return {
    ...landing.empty,
    title,
    seo: { description: 'Một trang chỉ để thử máy.', picture: null },
    blocks: [
      {
        type: 'heading',
        key: 'khoi01',
        hidden: false,
        tone: 'plain',
        fields: { text: title, intro: '' },
      },
    ],
  }
}

function titleOf(body: unknown): string {
  return (body as { title: string }).title
}
