import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { rulesOf, shapeOf } from '#web/form/field-rules.ts'
import {
  nodesOf,
  readSourceFiles,
  root,
  type Node,
  type SourceFile,
} from './support/source-files.ts'

/** What is drawn and asked in web/, the layer itself and the kit of inputs below it left out. */
const screens = readSourceFiles().filter(
  ({ path, isTest }) => path.startsWith('web/') && !isTest && !/^web\/(?:form|ui)\//.test(path),
)

describe('one form layer (decision 0064)', () => {
  test('what is wrong with fields is kept by the layer alone', () => {
    const keeps = /const \[(?:\w*[eE]rrors?|problems|(?:is)?[mM]issing), \w+\] = useState/
    expect(pathsOf(screens.filter(({ text }) => keeps.test(text)))).toEqual([
      // Editors whose draft is no request yet: figures as texts, questions that are half written.
      'web/backoffice/products/use-product-form.ts',
      'web/backoffice/surveys/use-survey-form.ts',
      // A code that gives itself with its last digit.
      'web/features/identity/otp/OtpForm.tsx',
      // The counter's one screen: each step makes what was checked before it old.
      'web/pharmacy/offers/use-offer.ts',
      // Of questions that somebody wrote, not of a schema.
      'web/pharmacy/survey/PharmacySurvey.tsx',
    ])
  })

  test('the first wrong field gets its focus from the layer', () => {
    const leads = screens.filter(({ imports }) =>
      imports.some(({ target }) => target === 'web/ui/focus-first-invalid.ts'),
    )
    expect(pathsOf(leads)).toEqual([
      'web/backoffice/products/use-product-form.ts',
      'web/backoffice/surveys/use-survey-form.ts',
      // Several forms on a page with one button.
      'web/shop/checkout/CheckoutScreen.tsx',
    ])
  })

  test('no field is marked as asked for by hand', () => {
    const marked = elementsOf(screens, /^(?:Field|RadioCards|DayField)$/).filter(({ attributes }) =>
      attributes.some(({ name, isBare }) => name === 'required' && isBare),
    )
    expect(whereOf(marked)).toEqual([
      // A file, which no schema knows, and whose it is.
      'web/backoffice/cash/FileDialog.tsx: Field',
      'web/backoffice/cash/FileDialog.tsx: Field',
      'web/backoffice/codes/TakeOverDialog.tsx: Field',
      'web/backoffice/parts/ImportDialog.tsx: Field',
      // Of a list of days, each of them two.
      'web/backoffice/pharmacies/ExceptionsInput.tsx: DayField',
      'web/backoffice/pharmacies/ExceptionsInput.tsx: DayField',
      // May be missing in a draft, not in what is published.
      'web/backoffice/surveys/QuestionEditor.tsx: Field',
      'web/features/identity/otp/OtpForm.tsx: Field',
    ])
    const marks = screens.filter(({ text }) => text.includes('<RequiredMark />'))
    const byHand = marks.filter(
      ({ text }) => !text.includes('rules.isRequired && <RequiredMark />'),
    )
    expect(pathsOf(byHand)).toEqual([
      // May be missing in a draft, not in what is published.
      'web/backoffice/content/fields/PictureField.tsx',
      'web/backoffice/content/richtext/RichTextField.tsx',
      // Asked for where the shop's settings say so.
      'web/shop/identity/ConsentChoices.tsx',
    ])
  })

  test('a text is as long as its schema lets it be, by no number of the screen', () => {
    const numbers = elementsOf(screens, /./).filter(({ attributes }) =>
      attributes.some(({ name, text }) => /^m(?:ax|in)Length$/.test(name) && /[="{]\d/.test(text)),
    )
    expect(whereOf(numbers)).toEqual([])
  })

  test('no input takes more than its schema: it is of a form, or has a limit', () => {
    const inputs = /^(?:TextInput|Textarea|SecretInput|DigitsInput|AmountInput)$/
    const endless = elementsOf(screens, inputs).filter(
      ({ attributes, isOfForm }) =>
        !isOfForm && !attributes.some(({ name }) => name === 'maxLength' || name === 'readOnly'),
    )
    expect(whereOf(endless)).toEqual(
      [
        // Figures, cut by keepDigits; a setting's, judged when they are left.
        'web/backoffice/products/draft-fields.tsx: TextInput',
        'web/backoffice/settings/TableInput.tsx: AmountInput',
        // Lists of codes, of sentences: how many is judged.
        'web/backoffice/kit/LinesInput.tsx: Textarea',
        'web/backoffice/surveys/AboutFields.tsx: Textarea',
        'web/shop/earn/SeveralForm.tsx: Textarea',
        // Keep what a code, a moment, an hour, a day and a phone can be.
        'web/backoffice/parts/MomentField.tsx: TextInput',
        'web/backoffice/pharmacies/ExceptionsInput.tsx: TextInput',
        'web/backoffice/pharmacies/IntervalsInput.tsx: TextInput',
        'web/features/code-entry/CodeInput.tsx: TextInput',
        'web/features/day/DayField.tsx: TextInput',
        'web/pharmacy/counter/PhoneField.tsx: TextInput',
        // Nothing is sent of them but an address.
        'web/shop/catalog/FilterPanel.tsx: TextInput',
        'web/shop/layout/ErrorPage.tsx: TextInput',
      ].toSorted(),
    )
  })
})

describe('what a request may hold reaches the input', async () => {
  const fields = await textFieldsOfRequests()

  test('the contract has such fields', () => {
    expect(fields.length).toBeGreaterThan(100)
  })

  test('the layer reads the length of every text that a schema limits', () => {
    const unread = fields.filter(({ schema }) => {
      const limit = findLimit(schema)
      return limit !== undefined && (rulesOf(schema).maxLength ?? Infinity) > limit
    })
    expect(unread.map(({ path }) => path)).toEqual([])
  })
})

interface Element {
  path: string
  name: string
  attributes: { name: string; text: string; isBare: boolean }[]
  /** Inside of `<Form.Custom>`, which hands on what the schema says. */
  isOfForm: boolean
}

function elementsOf(files: SourceFile[], names: RegExp): Element[] {
  return files
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap((file) => {
      const nodes = nodesOf(file) as JsxNode[]
      const textOf = ({ start, end }: JsxNode) => file.text.slice(start, end)
      const nameOf = (opening: JsxNode) => textOf(opening.name!)
      const customs = nodes.filter(
        ({ type, openingElement }) =>
          type === 'JSXElement' && nameOf(openingElement!) === 'Form.Custom',
      )
      return nodes
        .filter((node) => node.type === 'JSXOpeningElement' && names.test(nameOf(node)))
        .map((node) => ({
          path: file.path,
          name: nameOf(node),
          isOfForm: customs.some(({ start, end }) => start < node.start && node.end < end),
          attributes: node
            .attributes!.filter(({ type }) => type === 'JSXAttribute')
            .map((each) => ({
              name: textOf(each.name!),
              text: textOf(each),
              isBare: each['value'] === null,
            })),
        }))
    })
}

interface JsxNode extends Node {
  end: number
  name?: JsxNode
  openingElement?: JsxNode
  attributes?: JsxNode[]
}

function whereOf(elements: Element[]): string[] {
  return elements.map(({ path, name }) => `${path}: ${name}`).toSorted()
}

function pathsOf(some: SourceFile[]): string[] {
  return some.map(({ path }) => path).toSorted()
}

/** Every text of what endpoints take, by endpoint and name. */
async function textFieldsOfRequests(): Promise<{ path: string; schema: z.ZodType }[]> {
  const domain = join(root, 'domain')
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:^|\/)api\.ts$/.test(file),
  )
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(domain, file)).href) as Promise<object>),
  )
  const endpoints = modules.flatMap((each) => Object.entries(each)).filter(isEndpoint)
  return endpoints.flatMap(([name, { input }]) =>
    Object.entries(shapeOf(input) ?? {})
      .filter(([, schema]) => rulesOf(schema).kind === 'text')
      .map(([field, schema]) => ({ path: `${name}.${field}`, schema })),
  )
}

function isEndpoint(entry: [string, unknown]): entry is [string, { input: z.ZodType }] {
  const [, value] = entry
  return typeof value === 'object' && value !== null && 'realm' in value && 'input' in value
}

/** The length from which on a schema refuses a text as too long; undefined where it refuses for something else. */
function findLimit(schema: z.ZodType): number | undefined {
  const issues = schema.safeParse('a'.repeat(3_000_000)).error?.issues ?? []
  const tooLong = issues.find(({ code }) => code === 'too_big')
  return tooLong?.code === 'too_big' ? Number(tooLong.maximum) : undefined
}
