// The values that players choose for a game's options.
import type { Choices, Option, OptionValue } from './contract.ts'
import type { Refusal } from './refusals.ts'

/** Reads chosen values of these options. */
export function choicesAmong<const O extends Option>(options: readonly O[]) {
  return {
    /** The chosen value of an option, or its default. Throws if it is not one of `values`. */
    chosen<V extends OptionValue>(choices: Choices, name: O['name'], values: readonly V[]): V {
      const value = choices[name] ?? options.find((option) => option.name === name)?.default
      const found = values.find((candidate) => candidate === value)
      if (found === undefined) throw new Error(`${name} cannot be ${value}`)
      return found
    },
    /** Refuses the first choice with a value that its option does not have. */
    wrongChoice(choices: Choices): Refusal | undefined {
      for (const { name, title, rule, values } of options) {
        const value = choices[name]
        if (value !== undefined && !values.includes(value))
          return { rule, reason: `${title}: ${String(value)} is not one of ${values.join(', ')}` }
      }
      return undefined
    },
  }
}
