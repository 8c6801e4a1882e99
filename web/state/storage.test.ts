import { afterEach, expect, test, vi } from 'vitest'
import { fakeWindow } from './fake-storage.ts'
import { storedState } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

const words = () =>
  storedState<readonly string[]>({
    key: 'words',
    empty: [],
    parse: (text) => (text?.startsWith('words:') ? text.slice(6).split(',') : []),
    serialize: (list) => `words:${list.join(',')}`,
  })

test('on the server the value is the empty one', () => {
  expect(words().get()).toEqual([])
})

test('a value is kept and read again by the next page', () => {
  fakeWindow()
  words().set(['an', 'lành'])
  expect(words().get()).toEqual(['an', 'lành'])
})

test('what is there and is not ours counts as empty', () => {
  const window = fakeWindow()
  window.localStorage.setItem('words', '{"foreign":true}')
  expect(words().get()).toEqual([])
})

test('the same value keeps its identity until it changes', () => {
  fakeWindow()
  const state = words()
  state.set(['an'])
  expect(state.get()).toBe(state.get())
})

test('what another tab writes is heard and read', () => {
  const { writeElsewhere } = fakeWindow()
  const state = words()
  const heard = vi.fn()
  const stop = state.subscribe(heard)
  writeElsewhere('other', 'x')
  expect(heard).not.toHaveBeenCalled()
  writeElsewhere('words', 'words:mới')
  expect(heard).toHaveBeenCalledOnce()
  expect(state.get()).toEqual(['mới'])
  stop()
  writeElsewhere('words', 'words:nữa')
  expect(heard).toHaveBeenCalledOnce()
})

test('a change starts from what another tab has written meanwhile', () => {
  const window = fakeWindow()
  const state = words()
  state.set(['an'])
  window.localStorage.setItem('words', 'words:an,lành')
  state.update((list) => [...list, 'mới'])
  expect(state.get()).toEqual(['an', 'lành', 'mới'])
})

test('without storage the value lives as long as the page', () => {
  fakeWindow({ fails: true })
  const state = words()
  expect(state.get()).toEqual([])
  state.set(['an'])
  expect(state.get()).toEqual(['an'])
})
