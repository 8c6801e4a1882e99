import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inForce } from '#domain/publishing/in-force.ts'
import { segmentsFrom, type Running } from './segments-from.ts'

const from = 50
const publication = fc.record({
  startsAt: fc.integer({ min: 0, max: 100 }),
  lasts: fc.option(fc.integer({ min: 1, max: 60 })),
  revisionId: fc.integer({ min: 1, max: 4 }),
})

test('what is told of a product is the publication in force, at every moment from now on', () => {
  fc.assert(
    fc.property(fc.array(publication, { maxLength: 8 }), (drawn) => {
      const standing = { startsAt: 0, lasts: null, revisionId: 9 }
      const publications = [standing, ...drawn].map(
        ({ startsAt, lasts, revisionId }, id): Running => {
          return { id, startsAt, endsAt: lasts && startsAt + lasts, stoppedAt: null, revisionId }
        },
      )
      const segments = segmentsFrom(publications, new Date(from))
      for (let at = from; at <= 170; at += 1) {
        const told = segments.findLast(({ startsAt }) => startsAt.getTime() <= at)
        expect(told?.revisionId).toBe(inForce(publications, at)!.revisionId)
      }
    }),
  )
})
