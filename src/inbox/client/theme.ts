const STORED = 'inbox:theme';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The appearance that was chosen before; otherwise that of the system. */
export function findTheme(): Theme {
  const stored = localStorage.getItem(STORED);
  return THEMES.find((theme) => theme === stored) ?? 'auto';
}

export function applyTheme(theme: Theme): void {
  localStorage.setItem(STORED, theme);
  document.documentElement.dataset['theme'] = theme;
}
