import { expect, test } from 'vitest'
import { OpenWork } from './open-work.ts'

test('it is calm when the calls of an object, and those that follow from them, are answered', async () => {
  const work = new OpenWork()
  const log: string[] = []
  const answers: (() => void)[] = []
  const target = work.counting({
    name: 'store',
    ask: (what: string) => new Promise<string>((resolve) => answers.push(() => resolve(what))),
  })
  const asked = target.ask('one').then(async (one) => {
    log.push(one)
    setImmediate(() => answers[1]?.())
    log.push(await target.ask('two'))
  })
  const calm = work.calm().then(() => log.push('calm'))
  setImmediate(() => answers[0]?.())
  await Promise.all([asked, calm])
  expect([target.name, log]).toEqual(['store', ['one', 'two', 'calm']])
})
test('a call that fails is over, and its caller has the error', async () => {
  const work = new OpenWork()
  const target = work.counting({ fail: () => Promise.reject(new Error('no disk')) })
  await expect(target.fail()).rejects.toThrow('no disk')
  await work.calm()
})
test('members with private fields still work', async () => {
  class Counter {
    #count = 0
    readonly next = async (): Promise<number> => this.#add()
    #add(): number {
      this.#count += 1
      return this.#count
    }
    get count(): number {
      return this.#count
    }
  }
  const counter = new OpenWork().counting(new Counter())
  await counter.next()
  expect(counter.count).toBe(1)
})
