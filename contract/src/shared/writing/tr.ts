// How Turkish writes figures and days.

export const group: string = '.'
export const grouping = /\B(?=(\d{3})+$)/g
export const decimal: '.' | ',' = ','
export const dollarBefore: string = '$'
export const dollarAfter: string = ''
export const percentBefore: string = '%'
export const percentAfter: string = ''
export const minus: string = '\u2212'
export const plus: string = '+'
export const dated: string = '$3.$2.$1'
export const dayUnit: string = 'g'
export const hourUnit: string = 'sa'
export const minuteUnit: string = 'dk'
export const secondUnit: string = 'sn'
