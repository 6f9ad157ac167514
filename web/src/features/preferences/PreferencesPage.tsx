// How the product looks and sounds in this browser.

import { useState } from 'react'
import { setTheme } from '#browser/page/theme.ts'
import { chosenTheme } from '#browser/page/theme-choice.ts'
import { Button } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { UserPage } from '../../lib/panels/UserPage.tsx'
import { tellEnd, useSounds } from '../../lib/sounds/sounds.ts'
import { Languages } from './Languages.tsx'
import css from './Preferences.module.css'

const words = t.preferences

export default function PreferencesPage() {
  return (
    <UserPage title={words.title} lead={words.lead} width="text">
      <Appearance />
      <Languages />
      <Sounds />
    </UserPage>
  )
}

const themes = ['system', 'light', 'dark'] as const

function Appearance() {
  const [theme, setChosen] = useState<(typeof themes)[number]>(chosenTheme() ?? 'system')
  return (
    <fieldset className={css.part}>
      <legend>
        <h2>{words.appearance}</h2>
      </legend>
      {themes.map((one) => (
        <label key={one} className={css.choice}>
          <input
            type="radio"
            name="theme"
            checked={theme === one}
            onChange={() => {
              setChosen(one)
              setTheme(one === 'system' ? undefined : one)
            }}
          />
          {words.themes[one]}
        </label>
      ))}
    </fieldset>
  )
}

const tryHertz = 660

function Sounds() {
  const { sound, vibration } = useSounds()
  return (
    <fieldset className={css.part}>
      <legend>
        <h2>{words.sounds}</h2>
      </legend>
      <label className={css.choice}>
        <input
          type="checkbox"
          checked={sound}
          onChange={() => useSounds.setState({ sound: !sound })}
        />
        {words.sound}
      </label>
      <label className={css.choice}>
        <input
          type="checkbox"
          checked={vibration}
          onChange={() => useSounds.setState({ vibration: !vibration })}
        />
        {words.vibration}
      </label>
      <p>{words.alike}</p>
      <Button disabled={!sound && !vibration} onClick={() => tellEnd(tryHertz)}>
        {words.tryIt}
      </Button>
    </fieldset>
  )
}
