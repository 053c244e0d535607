// The name of a device for its own person, from what its browser says of itself. It is shown, never compared.

/** The part of the header that a program sends, and its name. A browser also sends the names of those that it resembles, so the order matters. */
const PROGRAMS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

const nameIn = (header: string, names: readonly (readonly [part: string, name: string])[]): string | undefined =>
  names.find(([part]) => header.includes(part))?.[1]

/** 'Firefox on Linux'; empty for a program that is no browser. */
export function deviceName(userAgent: string | undefined): string {
  const program = nameIn(userAgent ?? '', PROGRAMS)
  const system = nameIn(userAgent ?? '', SYSTEMS)
  return program === undefined ? '' : system === undefined ? program : `${program} on ${system}`
}
