import { randomBytes } from 'node:crypto'
import { link, open, unlink, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Encrypter } from 'age-encryption'
import { StartFailure } from './start-failure.ts'

/**
 * Writes lines to a new file that only the holder of the recipient's key can read (age, `age1…`).
 * Nothing is ever clear on disk. It is on disk when the promise is kept; when it is broken, there is
 * no file. A file that exists is never written over; the lines are not begun before both is sure.
 */
export async function writeEncrypted(
  path: string,
  recipient: string,
  lines: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  const encrypter = encrypterFor(recipient)
  const file = await createFile(path)
  try {
    const sealed = await encrypter.encrypt(streamOf(inChunks(lines)))
    const reader = sealed.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      await file.writeFile(part.value)
    }
    await file.sync()
    await file.close()
  } catch (error) {
    await file.close()
    await unlink(path)
    throw error
  }
}

/** Whether a file can be made for it. */
export function isRecipient(recipient: string): boolean {
  try {
    encrypterFor(recipient)
    return true
  } catch {
    return false
  }
}

/** The same in memory: for as much as a request may make. */
export async function encryptLines(
  recipient: string,
  lines: AsyncIterable<string>,
): Promise<Buffer> {
  const sealed = await encrypterFor(recipient).encrypt(streamOf(inChunks(lines)))
  return Buffer.from(await new Response(sealed as BodyInit).arrayBuffer())
}

/** What is whole already, such as pages. */
export async function encryptBytes(recipient: string, bytes: Uint8Array): Promise<Buffer> {
  return Buffer.from(await encrypterFor(recipient).encrypt(bytes))
}

/** Where secrets leave to, and whose key opens them (`age1…`). */
export interface EncryptedFile {
  path: string
  recipient: string
}

/**
 * Runs work that makes the secrets good (a transaction) and writes them on its way. The file is
 * whole and on disk before the work ends, and gets its name after: under that name there is never a
 * list of what is not good, and nothing good is ever lost.
 */
export async function exportEncrypted<T>(
  { path, recipient }: EncryptedFile,
  work: (write: (lines: AsyncIterable<string>) => Promise<void>) => Promise<T>,
): Promise<T> {
  await ensureFree(path)
  const unnamed = `${path}.${randomBytes(4).toString('hex')}.part`
  let isWritten = false
  try {
    const result = await work(async (lines) => {
      await writeEncrypted(unnamed, recipient, lines)
      isWritten = true
    })
    await giveName(unnamed, path)
    return result
  } catch (error) {
    if (isWritten && !(error instanceof UnnamedExport)) await unlink(unnamed)
    throw error
  }
}

/** What was exported is good, so the file must stay under whatever name it has. */
class UnnamedExport extends StartFailure {}

async function ensureFree(path: string): Promise<void> {
  const file = await open(path).catch(() => null)
  await file?.close()
  if (file) throw new StartFailure(`${path} exists; nothing is written over.`)
}

/** `link` refuses a name that is taken, where `rename` would write over it. */
async function giveName(unnamed: string, path: string): Promise<void> {
  try {
    await link(unnamed, path)
  } catch (cause) {
    throw new UnnamedExport(`The export is good; it is in ${unnamed}.`, { cause })
  }
  await unlink(unnamed)
  const folder = await open(dirname(path))
  await folder.sync()
  await folder.close()
}

function encrypterFor(recipient: string): Encrypter {
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(recipient)
  } catch (cause) {
    throw new StartFailure([`"${recipient}" is not an age recipient (age1…).`], { cause })
  }
  return encrypter
}

async function createFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600)
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    throw new StartFailure([`${path} cannot be created (${reason}).`], { cause })
  }
}

const chunkLength = 64 * 1024

/** One line at a time would cost more than the encryption. */
async function* inChunks(
  lines: Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let text = ''
  for await (const line of lines) {
    text += `${line}\n`
    if (text.length < chunkLength) continue
    yield encoder.encode(text)
    text = ''
  }
  yield encoder.encode(text)
}

function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: async (controller) => {
      const next = await chunks.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
  })
}
