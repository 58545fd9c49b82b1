import { Moon, Sun, SunMoon } from 'lucide-react';
import { chooseTheme, nextTheme, type ThemeChoice, useTheme } from './theme.ts';
import './theme.css';

const themeNames: Record<ThemeChoice, string> = {
  auto: 'like your system',
  light: 'light',
  dark: 'dark',
};

/** One button that goes round the three choices. CSS picks the icon, so it is right before hydration. */
export function ThemeButton() {
  const theme = useTheme();
  const label = `Colours: ${themeNames[theme]}. Change to ${themeNames[nextTheme(theme)]}`;
  return (
    <button
      type="button"
      className="site-icon-button site-theme-button"
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(nextTheme(theme))}
    >
      <SunMoon className="site-theme-icon-auto" aria-hidden="true" />
      <Sun className="site-theme-icon-light" aria-hidden="true" />
      <Moon className="site-theme-icon-dark" aria-hidden="true" />
    </button>
  );
}
