import { expect, test } from 'vitest'
import { articles } from '#seed/publishing/articles/index.ts'
import { articlePicture, articleScenes } from './article-scene.ts'
import { heroes, heroPicture } from './landing-scene.ts'

test('every article has its picture, none is drawn for nobody', () => {
  const slugs = articles.map(({ slug }) => slug)
  expect(Object.keys(articleScenes).toSorted()).toEqual(slugs.toSorted())
})

test('they differ from each other, are drawn the same every time and need no font', () => {
  const draw = () => [
    ...Object.keys(articleScenes).map(articlePicture),
    ...Object.keys(heroes).map(heroPicture),
  ]
  const drawn = draw()
  expect(new Set(drawn).size).toBe(drawn.length)
  expect(draw()).toEqual(drawn)
  for (const svg of drawn) expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/)
})
