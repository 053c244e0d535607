export const words = 0
