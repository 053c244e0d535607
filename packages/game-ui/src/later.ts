// Parts of a screen that are loaded when they are first shown.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Waits until the address of this page answers again. */
async function untilAnswered(): Promise<void> {
  for (;;) {
    const answers = await fetch(location.href, { cache: 'no-store' }).then(
      ({ status }) => status < 500,
      () => false,
    )
    if (answers) return
    await new Promise((done) => setTimeout(done, 1000))
  }
}

/** Loads a module. If the server does not answer, for example because it restarts, it waits and tries once more. */
export async function loadPatiently<Module>(load: () => Promise<Module>, answered: () => Promise<void> = untilAnswered): Promise<Module> {
  try {
    return await load()
  } catch {
    await answered()
    return load()
  }
}

/** The same, and loads it once: later calls return the loaded module in the same turn of the event loop. */
export function loadOnce<Module>(load: () => Promise<Module>, answered: () => Promise<void> = untilAnswered): () => Promise<Module> {
  let loading: Promise<Module> | undefined
  return () => {
    loading ??= loadPatiently(load, answered).catch((error: unknown) => {
      loading = undefined // the next call tries again
      throw error
    })
    return loading
  }
}

/** A component that is loaded when it is first shown, by its name in the module. */
export const later = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: (await loadPatiently(load))[name] }))
