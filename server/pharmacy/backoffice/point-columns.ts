import {
  pharmacyColumns as columns,
  pharmacyPlaceTexts as texts,
} from '#domain/pharmacy/backoffice/texts.ts'
import { pointText, readPoint } from '#domain/pharmacy/point.ts'
import type { Columns } from '../../resource/index.ts'

/** A point as two cells of a file, each in degrees. */
export const pointColumns: Columns = {
  cells: { latitude: columns.latitude, longitude: columns.longitude },
  open: () => ({
    write: (point) => {
      const found = readPoint(String(point))
      return found ? { latitude: `${found.latitude}`, longitude: `${found.longitude}` } : {}
    },
    read: ({ latitude: north, longitude: east }, fail) => {
      const latitude = north === undefined ? null : degreesOf(north, 90)
      const longitude = east === undefined ? null : degreesOf(east, 180)
      if (north === undefined) return fail('latitude', texts.degreesAlone)
      if (latitude === null) fail('latitude', texts.degreesWrong(north))
      if (east === undefined) return fail('longitude', texts.degreesAlone)
      if (longitude === null) return fail('longitude', texts.degreesWrong(east))
      return latitude === null ? undefined : () => pointText({ latitude, longitude })
    },
  }),
}

/** With a comma as well; null for what is none. */
function degreesOf(text: string, max: number): number | null {
  const degrees = Number(text.replace(',', '.'))
  return Math.abs(degrees) <= max ? degrees : null
}
