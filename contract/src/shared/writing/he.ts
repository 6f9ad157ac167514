// How Hebrew writes figures and days.

export const group: string = ','
export const grouping = /\B(?=(\d{3})+$)/g
export const decimal: '.' | ',' = '.'
export const dollarBefore: string = '$'
export const dollarAfter: string = ''
export const percentBefore: string = ''
export const percentAfter: string = '%'
export const minus: string = '\u200e\u2212'
export const plus: string = '\u200e+'
export const dated: string = '$3.$2.$1'
export const dayUnit: string = '\u00a0י׳'
export const hourUnit: string = '\u00a0שע׳'
export const minuteUnit: string = '\u00a0דק׳'
export const secondUnit: string = '\u00a0שנ׳'
