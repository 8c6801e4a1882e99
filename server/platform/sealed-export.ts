import { open, unlink, type FileHandle } from 'node:fs/promises'
import { Encrypter } from 'age-encryption'
import { StartFailure } from './start-failure.ts'

/**
 * Writes lines to a new file that only the holder of the recipient's key can read (age, `age1…`).
 * Nothing is ever clear on disk. It is on disk when the promise is kept; when it is broken, there is
 * no file. A file that exists is never written over; the lines are not begun before both is sure.
 */
export async function writeSealed(
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
