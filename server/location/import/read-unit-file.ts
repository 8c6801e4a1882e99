import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { UnitFileError } from './unit-file-error.ts'
import { readUnitCsv } from './read-unit-csv.ts'
import { readUnitJson } from './read-unit-json.ts'
import type { RawRelease } from './release.ts'

/** Reads a file of units: our own JSON, the published JSON trees, or the published conversion CSV. */
export async function readUnitFile(path: string): Promise<RawRelease> {
  const text = await readText(path)
  const name = basename(path)
  switch (extname(path).toLowerCase()) {
    case '.json':
      return readUnitJson(text, name)
    case '.csv':
      return readUnitCsv(text, name)
    default:
      throw new UnitFileError(`${name}: only .json and .csv files can be imported.`)
  }
}

async function readText(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '')
  } catch (cause) {
    throw new UnitFileError(`${path} cannot be read.`, { cause })
  }
}
