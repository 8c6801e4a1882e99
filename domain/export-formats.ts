export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** So many rows come at once; more are written by the worker. */
export const maxRowsAtOnce = 2000
