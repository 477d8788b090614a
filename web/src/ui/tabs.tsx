import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

export type Tab = { value: string; title: ReactNode; content: ReactNode }

export function Tabs({ tabs, label, defaultValue }: { tabs: Tab[]; label: string; defaultValue?: string }) {
  return (
    <Base.Root defaultValue={defaultValue ?? tabs[0]?.value}>
      <Base.List aria-label={label} className="rail gap-6 border-b border-line">
        {tabs.map(({ value, title }) => (
          <Base.Tab
            key={value}
            value={value}
            className="-mb-px min-h-11 shrink-0 border-b-2 border-transparent font-medium whitespace-nowrap text-muted hover:text-ink data-active:border-accent data-active:text-ink"
          >
            {title}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ value, content }) => (
        <Base.Panel key={value} value={value} className="pt-6">
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
