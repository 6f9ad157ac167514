// What each indicator means, and where it ends.

import { meanings } from './meanings.ts'

export function Meanings() {
  return (
    <dl>
      {meanings.map(([name, meaning]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
