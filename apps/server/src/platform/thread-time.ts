// The processor time of a thread, which other work of the machine does not change.

/** Processor time of the calling thread so far, in ms. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
