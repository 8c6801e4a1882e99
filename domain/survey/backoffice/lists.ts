import { z } from 'zod'
import { listing } from '../../listing.ts'
import { listSurveys, surveyRow, surveySorts } from './api.ts'

/** A survey is written in an editor of its own. */
export const surveyList = listing({
  path: 'surveys',
  reads: 'surveys.read',
  shares: 'surveys.edit',
  row: surveyRow,
  filters: z.object({ status: listSurveys.input.shape.status }),
  sorts: surveySorts,
  list: listSurveys,
})
