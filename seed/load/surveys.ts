import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { addDays } from '#domain/kernel/dates.ts'
import type { Context } from '#server/context.ts'
import { findActiveProgramme } from '#server/loyalty/index.ts'
import { PublicCache } from '#server/platform/answers/public-cache.ts'
import { saveAnswer, saveSurvey } from '#server/survey/index.ts'
import { pharmacies } from '../pharmacies/pharmacies.ts'
import { demoAnswers, draftDemoSurvey, openDemoSurvey } from '../surveys/surveys.ts'

type Tools = Pick<Context, 'db' | 'clock'>

/** A survey that pharmacies answer and a draft, once; into a new demo as into an older one. */
export async function loadSurveys(tools: Tools): Promise<boolean> {
  const today = tools.clock.today()
  const programmeId =
    (await findActiveProgramme({ db: tools.db, cache: new PublicCache() }, today))?.id ?? null
  const shelves = await Promise.all(demoAnswers.map((_, place) => drawShelf(place)))
  const at = tools.clock.now()
  return tools.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('load the surveys'))`.execute(trx)
    const known = await trx.selectFrom('survey').select('id').limit(1).execute()
    if (known.length > 0) return false
    const days = { opens_on: addDays(today, -6), closes_on: addDays(today, 24) }
    const open = { ...openDemoSurvey, ...days, published: true }
    const surveyId = await saveSurvey(trx, open, at)
    for (const [index, { place, phone, answers, isSent }] of demoAnswers.entries()) {
      const { code, name } = pharmacies[place]!
      const shelf = { ...shelves[index]!, questionId: 'ke_hang' }
      await saveAnswer(trx, {
        surveyId,
        submit: isSent,
        programmeId,
        at,
        phone: phone || undefined,
        pharmacy: { code, name, username: code.toLowerCase() },
        given: isSent ? { ...answers, ke_hang: [shelf.id] } : answers,
        photos: isSent ? [shelf] : [],
      })
    }
    const later = { opens_on: addDays(today, 7), closes_on: addDays(today, 37) }
    await saveSurvey(trx, { ...draftDemoSurvey, ...later }, at)
    return true
  })
}

const boxes = ['#0b5fd3', '#0a7a55', '#d99a00', '#d6293e', '#7a3fb5', '#0f8ea8']

/** A shelf with boxes, another for each pharmacy. */
async function drawShelf(place: number) {
  const rows = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 9 }, (_, column) => {
      const height = 120 + ((column * 37 + row * 53 + place * 71) % 70)
      const colour = boxes[(column + row * 2 + place) % boxes.length]!
      const y = 265 + row * 270 - height
      return `<rect x="${62 + column * 118}" y="${y}" width="96" height="${height}" rx="6" fill="${colour}"/>
        <rect x="${72 + column * 118}" y="${y + 20}" width="76" height="34" rx="4" fill="#fff" opacity=".85"/>`
    }),
  )
  const boards = [0, 1, 2].map(
    (row) => `<rect x="30" y="${265 + row * 270}" width="1140" height="22" fill="#b98b5d"/>`,
  )
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
    <rect width="1200" height="900" fill="#f1e9dd"/>${rows.join('')}${boards.join('')}</svg>`
  const { data: bytes, info } = await sharp(Buffer.from(drawing))
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
  const id = createHash('sha256').update(drawing).digest('hex').slice(0, 32)
  return { id, width: info.width, height: info.height, bytes }
}
