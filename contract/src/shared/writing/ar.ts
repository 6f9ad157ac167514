// How Arabic writes figures and days.

export const group: string = ','
export const grouping = /\B(?=(\d{3})+$)/g
export const decimal: '.' | ',' = '.'
export const dollarBefore: string = '\u200e$'
export const dollarAfter: string = ''
export const percentBefore: string = '\u200e'
export const percentAfter: string = '%'
export const minus: string = '\u200e\u2212'
export const plus: string = '\u200e+'
export const dated: string = '$3/$2/$1'
export const dayUnit: string = '\u00a0ي'
export const hourUnit: string = '\u00a0س'
export const minuteUnit: string = '\u00a0د'
export const secondUnit: string = '\u00a0ث'
