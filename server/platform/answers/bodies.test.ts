import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { silentLog } from '../log.ts'
import { Bodies } from './bodies.ts'
import { RingFile } from './ring-file.ts'

const memoryOf = (bytes: Buffer | null) => bytes?.buffer.byteLength

test('what is kept holds its own bytes and not the block that it was cut from', () => {
  const bodies = new Bodies(100_000, null)
  const body = bodies.add(Buffer.from('một trang '.repeat(50)))
  expect(memoryOf(body.bytes)).toBe(body.bytes!.length)
  bodies.replace(body, Buffer.from('một trang '.repeat(40)))
  expect(memoryOf(body.bytes)).toBe(body.bytes!.length)
})

test('what is read from the file takes no memory until it is asked for again', () => {
  const file = RingFile.open(tmpdir(), 1_000_000, silentLog)
  const bodies = new Bodies(4000, file)
  const kept = Array.from({ length: 20 }, (_, nth) => bodies.add(Buffer.alloc(1000, nth)))
  const inMemory = () => kept.filter(({ bytes }) => bytes !== null).length
  const [first] = kept
  expect(inMemory()).toBe(4)
  for (const body of kept.slice(0, 16)) expect(bodies.use(body)?.length).toBe(1000)
  expect(inMemory()).toBe(4)
  expect(first!.bytes).toBe(null)
  bodies.use(first!)
  expect(first!.bytes).toBe(null)
  bodies.use(first!)
  expect(memoryOf(first!.bytes)).toBe(1000)
  expect(bodies.isProved(first!)).toBe(true)
  expect(inMemory()).toBe(4)
  bodies.close()
})
