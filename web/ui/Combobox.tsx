import { Combobox as Base } from '@base-ui/react/combobox'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import {
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type Ref,
  type RefObject,
} from 'react'
import { Button } from './Button.tsx'
import { cx } from './class-names.ts'
import { useCloseByBack } from './close-by-back.ts'
import { labelId, type ControlProps } from './Field.tsx'
import { Highlight } from './Highlight.tsx'
import { Spinner } from './Spinner.tsx'
import { inputClass } from './TextInput.tsx'
import { uiTexts } from './texts.ts'
import { useHydrated } from './use-hydrated.ts'

export interface ComboboxOption {
  value: string
  label: string
  /** Said beside the label in grey, and searched too: "nay thuộc Phường Bảy Hiền". */
  note?: string
}

export interface ComboboxProps<T extends ComboboxOption> extends Partial<ControlProps> {
  options: readonly T[]
  value: string | null
  onValueChange: (value: string | null, option: T | null) => void
  /** What is being looked for, where the options are fetched by it. */
  onQueryChange?: (query: string) => void
  /** Removes case and diacritics, so that "ho chi minh" finds "Hồ Chí Minh". */
  fold: (text: string) => string
  placeholder?: string
  disabled?: boolean
  status?: 'ready' | 'loading' | 'failed'
  onRetry?: () => void
  autoComplete?: string
  /** For whoever leads the person here. */
  handle?: Ref<ComboboxHandle>
}

export interface ComboboxHandle {
  /** Takes the focus and shows the list. */
  open(): void
}

/** One of many, found by typing. Load it lazily: it brings Base UI. */
export function Combobox<T extends ComboboxOption>(props: ComboboxProps<T>) {
  // In a page's HTML Base UI hides an input by a style attribute, which the page's policy refuses.
  return useHydrated() ? <LiveCombobox {...props} /> : <WaitingCombobox {...props} />
}

function WaitingCombobox<T extends ComboboxOption>(props: ComboboxProps<T>) {
  const { id, options, value, placeholder } = props
  return (
    <input
      id={id}
      disabled
      aria-labelledby={id && labelId(id)}
      placeholder={placeholder}
      defaultValue={options.find((option) => option.value === value)?.label}
      className={inputClass()}
    />
  )
}

function LiveCombobox<T extends ComboboxOption>(props: ComboboxProps<T>) {
  const { options, value, onValueChange, fold, placeholder, disabled, autoComplete, ...rest } =
    props
  const { status = 'ready', onRetry, onQueryChange, handle, ...control } = rest
  const selected = options.find((option) => option.value === value) ?? null
  const [query, setQuery] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  useCloseByBack(isOpen, () => setIsOpen(false))
  const place = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(handle, () => ({
    open: () =>
      // The choice that leads here is drawn first: until then this field may be disabled.
      void setTimeout(() => {
        input.current?.focus()
        setIsOpen(true)
      }),
  }))
  const known = status === 'ready' ? options : []
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(next) => setIsOpen(next)}
      items={known}
      filteredItems={query ? bestMatches(known, query, fold) : known}
      value={selected}
      onValueChange={(option) => onValueChange(option?.value ?? null, option)}
      onInputValueChange={(text, { reason }) => {
        const asked = reason === 'input-change' ? text : ''
        setQuery(asked)
        onQueryChange?.(asked)
      }}
      itemToStringLabel={(option: T) => option.label}
      isItemEqualToValue={(one: T, other: T) => one.value === other.value}
      filter={null}
      disabled={disabled}
      autoHighlight
    >
      <Base.InputGroup ref={place} className="relative">
        <Base.Input
          {...control}
          ref={input}
          aria-labelledby={control.id && labelId(control.id)}
          placeholder={placeholder}
          onKeyDown={keepChoiceOnEscape}
          autoComplete={autoComplete ?? 'off'}
          className={cx(inputClass(), 'pr-12')}
        />
        <Base.Trigger
          tabIndex={-1}
          aria-label={uiTexts.openList}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center text-ink-2 data-disabled:text-ink-3"
        >
          {status === 'loading' ? (
            <Spinner className="size-5" />
          ) : (
            <ChevronDown aria-hidden="true" className="size-5" />
          )}
        </Base.Trigger>
      </Base.InputGroup>
      <Options
        status={status}
        onRetry={onRetry}
        query={query}
        fold={fold}
        isEmpty={options.length === 0}
        place={place}
      />
    </Base.Root>
  )
}

type InputKeyEvent = Parameters<NonNullable<ComponentProps<typeof Base.Input>['onKeyDown']>>[0]

/** Escape on a closed list belongs to the dialog around it; the choice made is not thrown away. */
function keepChoiceOnEscape(event: InputKeyEvent): void {
  const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true'
  if (event.key === 'Escape' && !isOpen) event.preventBaseUIHandler()
}

interface OptionsProps {
  status: 'ready' | 'loading' | 'failed'
  onRetry?: () => void
  query: string
  fold: (text: string) => string
  isEmpty: boolean
  /** The list is put into the field's own element, so that it belongs to the page part or dialog around it. */
  place: RefObject<HTMLElement | null>
}

function Options({ status, onRetry, query, fold, isEmpty, place }: OptionsProps) {
  return (
    <Base.Portal container={place}>
      <Base.Positioner positionMethod="fixed" sideOffset={6} className="z-60 outline-none">
        <Base.Popup
          ref={(popup) => nameHiddenButtons(popup && place.current)}
          className="max-h-[min(340px,var(--available-height))] w-[var(--anchor-width)] overflow-y-auto overscroll-contain rounded-md border border-line bg-white p-1 shadow-lift outline-none"
        >
          <Base.List>
            {(option: ComboboxOption) => (
              <Base.Item key={option.value} value={option} className={itemClass}>
                <span className="min-w-0 flex-1">
                  <Highlight text={option.label} query={query} fold={fold} />
                  {option.note && (
                    <>
                      {' '}
                      <span className="text-sm text-ink-3">{option.note}</span>
                    </>
                  )}
                </span>
                <Base.ItemIndicator className="text-primary">
                  <Check aria-hidden="true" className="size-5" />
                </Base.ItemIndicator>
              </Base.Item>
            )}
          </Base.List>
          {/* Beneath the rows: a note that goes moves none of them from under a finger. */}
          <Base.Status className="text-ink-2 not-empty:px-3 not-empty:py-3">
            {status === 'loading' && uiTexts.loading}
            {status === 'failed' && <LoadFailed onRetry={onRetry} />}
          </Base.Status>
          <Base.Empty className="text-ink-2 not-empty:px-3 not-empty:py-3">
            {status === 'ready' && (isEmpty ? uiTexts.noOptions : uiTexts.noMatch)}
          </Base.Empty>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}

/** The library's hidden way out for screen readers has an English name and no setting for it. */
function nameHiddenButtons(field: HTMLElement | null): void {
  for (const button of field?.querySelectorAll('[aria-label="Dismiss"]') ?? []) {
    button.setAttribute('aria-label', uiTexts.close)
  }
}

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-3 py-2 outline-none select-none data-highlighted:bg-primary-tint data-selected:font-medium'

function LoadFailed({ onRetry }: { onRetry?: () => void }) {
  return (
    <span className="flex items-center justify-between gap-3">
      {uiTexts.loadFailed}
      {onRetry && (
        <Button variant="quiet" onClick={onRetry}>
          {uiTexts.retry}
        </Button>
      )}
    </span>
  )
}

/** Every word typed begins a word of the option; those that have them as they were typed come first. */
function bestMatches<T extends ComboboxOption>(
  options: readonly T[],
  query: string,
  fold: (text: string) => string,
): T[] {
  const typed = fold(query)
  const words = typed.split(' ')
  const found = options.flatMap((option) => {
    const label = ` ${fold(option.label)}`
    const text = `${label} ${fold(option.note ?? '')}`
    if (!words.every((word) => text.includes(` ${word}`))) return []
    return [{ option, rank: rankOf(label, words, typed) }]
  })
  return found.toSorted((one, other) => one.rank - other.rank).map(({ option }) => option)
}

function rankOf(label: string, words: readonly string[], typed: string): number {
  if (label.includes(` ${typed}`)) return 0
  return words.every((word) => label.includes(` ${word}`)) ? 1 : 2
}
