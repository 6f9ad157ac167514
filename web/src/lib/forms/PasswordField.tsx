// A field for a password, which can be shown while it is typed.

import { type ComponentProps, useState } from 'react'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../i18n/i18n.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'aside'>

export function PasswordField(field: Props) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      aside={
        <button type="button" onClick={() => setIsShown(!isShown)}>
          {isShown ? t.revealing.hide : t.revealing.show}
          <span className="sr"> {t.revealing.whatIsTyped}</span>
        </button>
      }
    />
  )
}
