import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { phoneField, rowIdField, textField, versionField } from '../../kernel/fields.ts'
import { gamePhases } from '../backoffice/texts.ts'

const id = rowIdField

export const documentKinds = ['notification', 'registration', 'rules', 'report'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** What the papers say and the game does not know. */
export const dossierFields = z.object({
  goods: textField(1000),
  area: textField(300),
  goods_value: z.union([z.null().transform(() => undefined), z.int().min(0).max(1e13)]).optional(),
  partners: textField(500),
  contact_name: textField(100),
  contact_phone: z.union([z.literal(''), phoneField]),
})
export type DossierFields = z.output<typeof dossierFields>

export const gameDossier = z.object({
  id: z.int(),
  title: z.string(),
  phase: z.enum(gamePhases),
  /** 0 before anything was written. */
  version: z.int(),
  fields: dossierFields,
  documents: z.array(
    z.object({
      kind: z.enum(documentKinds),
      /** Whether it can be made now. */
      ready: z.boolean(),
      /** What is left to be filled in by hand, as the paper calls it. */
      missing: z.array(z.string()),
    }),
  ),
  /** Rows of the tables that can be had. */
  counts: z.object({ entries: z.int(), wins: z.int() }),
})
export type GameDossier = z.output<typeof gameDossier>

export const getGameDossier = endpoint({
  method: 'GET',
  path: '/admin/games/{id}/dossier',
  realm: 'staff',
  permission: 'games.read',
  summary: 'The papers of a promotion, with what each of them still lacks',
  input: z.object({ id }),
  output: gameDossier,
  errors: ['notFound'],
})

export const saveGameDossier = endpoint({
  method: 'PUT',
  path: '/admin/games/{id}/dossier',
  realm: 'staff',
  permission: 'games.edit',
  errorsShownInPlace: true,
  summary: 'Write what the papers of a promotion say besides its game',
  input: z.object({ id, version: versionField, fields: dossierFields }),
  output: gameDossier,
  errors: ['notFound', 'conflict'],
})
// `GET /admin/games/{id}/documents/{kind}`: the paper as PDF (raw route).
