export const NEEDED_NODE: number
export function nodeComplaint(version: string): string | null
