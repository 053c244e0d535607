import { expect, test } from 'vitest'
import { article, either, list, noun, percent, plural, turnsLeft } from './text.ts'

test('a noun is singular after 1 and plural after other counts', () => {
  expect([0, 1, 2].map((count) => plural(count, 'point'))).toEqual(['0 points', '1 point', '2 points'])
  expect([1, 2].map((count) => noun(count, 'box', 'boxes'))).toEqual(['box', 'boxes'])
})

test('the article fits the sound of the number or word after it', () => {
  expect([1, 8, 10, 11, 18, 80, 110, 118, 1800, 11_000].map(article)).toEqual([
    'a 1',
    'an 8',
    'a 10',
    'an 11',
    'an 18',
    'an 80',
    'a 110',
    'a 118',
    'a 1800',
    'an 11000',
  ])
  expect(['asteroid', 'ship'].map(article)).toEqual(['an asteroid', 'a ship'])
})

test('a list is joined with `and` or with `or`', () => {
  expect([list(['Red']), list(['Red', 'Blue']), either(['a laser', 'a missile'])]).toEqual(['Red', 'Red and Blue', 'a laser or a missile'])
})

test('the turns that are left include the current one', () => {
  expect([turnsLeft(9, 0), turnsLeft(9, 1), turnsLeft(9, 8), turnsLeft(9, 9), turnsLeft(3, 3, 'round')]).toEqual([
    '9 turns left',
    '9 turns left',
    '2 turns left',
    'last turn',
    'last round',
  ])
})

test('only certainty is 100%, and only impossibility 0%', () => {
  expect([0, 0.001, 0.005, 0.834, 0.994, 0.995, 1].map(percent)).toEqual(['0%', '<1%', '1%', '83%', '99%', '>99%', '100%'])
})
