import { StartFailure } from '#server/platform/start-failure.ts'

/** A file of units that cannot be imported: told in one line, nothing was changed. */
export class UnitFileError extends StartFailure {
  override readonly name = 'UnitFileError'
}
