import { expect, test } from 'vitest'
import type { OpenSurvey } from '#domain/survey/api.ts'
import { openSurveys } from './open-surveys.ts'
import { accessBook } from './survey-access.ts'

const offline = new Error('mất mạng')
const survey = { id: 7, title: 'Nhu cầu quầy thuốc' } as OpenSurvey

/** A device at a pharmacy; what the server says of access, and what lies on the device. */
function page(known: readonly OpenSurvey[] | null = null) {
  const server = { denied: null as string | null, fault: null as Error | null, list: [survey] }
  const device = { known }
  const answer = <T>(value: T) =>
    server.fault ? Promise.reject(server.fault) : Promise.resolve(value)
  const surveys = openSurveys({
    code: 'NT1',
    access: accessBook(() => answer(server.denied)),
    list: () => answer(server.list),
    recall: () => device.known,
    remember: (open) => void (device.known = open.length > 0 ? open : null),
    isOffline: (error) => error === offline,
  })
  return { server, device, surveys }
}

test('whoever is let in sees what is open, and the device remembers it', async () => {
  const { surveys, device } = page()
  await surveys.load()
  expect(surveys.view()).toEqual({ state: 'open', surveys: [survey], isRemembered: false })
  expect(device.known).toEqual([survey])
})

test('a check that throws denies, unless it was the network and the device was let in before', async () => {
  const stranger = page()
  stranger.server.fault = offline
  await stranger.surveys.load()
  expect(stranger.surveys.view()).toMatchObject({ state: 'denied', reason: null })

  const known = page([survey])
  known.server.fault = new Error('lỗi máy chủ')
  await known.surveys.load()
  expect(known.surveys.view()).toMatchObject({ state: 'denied', reason: null })
  known.server.fault = offline
  await known.surveys.retry()
  expect(known.surveys.view()).toEqual({ state: 'open', surveys: [survey], isRemembered: true })
})

test('what is open stays on the screen while it is asked for again and when the network goes', async () => {
  const { surveys, server } = page([survey])
  await surveys.load()
  const seen: string[] = []
  surveys.subscribe(() => seen.push(surveys.view().state))
  server.fault = offline
  await surveys.retry()
  expect(surveys.view()).toMatchObject({ state: 'open', isRemembered: true })
  server.fault = null
  await surveys.comeBack()
  expect(surveys.view()).toMatchObject({ state: 'open', isRemembered: false })
  // Let in already: a network that comes and goes throws nobody out.
  server.denied = 'Đã đóng.'
  await surveys.comeBack()
  expect(new Set(seen)).toEqual(new Set(['open']))
})

test('a pharmacy that is told no forgets what it knew, and a lost network does not bring it back', async () => {
  const { surveys, server, device } = page([survey])
  server.denied = 'Hiện chưa có khảo sát nào dành cho nhà thuốc.'
  await surveys.load()
  expect(surveys.view()).toEqual({ state: 'denied', reason: server.denied })
  expect(device.known).toBeNull()
  server.fault = offline
  await surveys.retry()
  expect(surveys.view()).toMatchObject({ state: 'denied', reason: null })
})
