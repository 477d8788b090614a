import { Area, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { LineChartProps } from './line-chart.tsx'

const tick = { fill: 'var(--color-muted)', fontSize: 13 }

/** The drawing itself: recharts is large and loads with the first chart. */
export function LineChartDrawing({ points, series, formatX, formatY, isStepped = false }: LineChartProps) {
  const [main, ...others] = series
  const curve = isStepped ? 'stepAfter' : 'linear'
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart data={points} margin={{ top: 8, right: 4, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis dataKey="x" tickFormatter={formatX} tick={tick} tickLine={false} axisLine={false} minTickGap={40} />
        <YAxis
          tickFormatter={(value: number) => formatY(value, true)}
          tick={tick}
          tickLine={false}
          axisLine={false}
          width="auto"
          domain={isStepped ? ['auto', 'auto'] : [0, 'auto']}
          tickCount={4}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: 'var(--color-edge)' }}
          labelFormatter={(x) => formatX(String(x))}
          formatter={(value) => formatY(Number(value), false)}
          contentStyle={{
            background: 'var(--color-surface)',
            border: '1px solid var(--color-line)',
            borderRadius: 'var(--radius-md)',
            color: 'var(--color-ink)',
          }}
          itemStyle={{ color: 'var(--color-ink)' }}
        />
        {others.map(({ key, name }) => (
          <Line
            key={key}
            dataKey={key}
            name={name}
            type={curve}
            stroke="var(--color-edge)"
            strokeDasharray="4 4"
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
        ))}
        {main && (
          <Area
            dataKey={main.key}
            name={main.name}
            type={curve}
            stroke="var(--color-accent)"
            strokeWidth={2.5}
            fill="var(--color-accent-soft)"
            dot={false}
            activeDot={{ r: 4 }}
            isAnimationActive={false}
          />
        )}
      </ComposedChart>
    </ResponsiveContainer>
  )
}
