// The icons of the chart's tools, drawn with the pen of all others; only the chart loads them.

import css from '#ui/Icon.module.css'

const paths = {
  toEnd: <path d="M3 9h9M8.500 5 12.500 9l-4 4M15.500 4v10" />,
  camera: (
    <>
      <path d="M2.500 5.500h3l1.500-2h4l1.500 2h3v9h-13z" />
      <circle cx="9" cy="9.800" r="2.600" />
    </>
  ),
  whole: <path d="M7 2.500H2.500V7M11 2.500h4.500V7M7 15.500H2.500V11M11 15.500h4.500V11" />,
  segment: (
    <>
      <path d="m5 13 8-8" />
      <circle cx="3.800" cy="14.200" r="1.500" />
      <circle cx="14.200" cy="3.800" r="1.500" />
    </>
  ),
  level: (
    <>
      <path d="M1.500 9h5.500M11 9h5.500" />
      <circle cx="9" cy="9" r="1.800" />
    </>
  ),
  box: <path d="M3 5h12v8H3z" />,
  fibonacci: <path d="M2.500 3.500h13M2.500 7h13M2.500 10h13M2.500 14.500h13" />,
  trash: <path d="M3 5h12M7 5V3h4v2M5 5l.7 10h6.600L13 5M7.500 8v4.500M10.500 8v4.500" />,
} as const

export type ChartIconName = keyof typeof paths

/** Decoration: whatever it stands for is said in words beside it or in a label. */
export function ChartIcon({ name }: { name: ChartIconName }) {
  return (
    <svg className={css.icon} viewBox="0 0 18 18" aria-hidden="true">
      {paths[name]}
    </svg>
  )
}
