import { Moon, Sun, SunMoon } from 'lucide-react';
import { useId } from 'react';
import { chooseTheme, type ThemeChoice, themeChoices, useTheme } from './theme.ts';
import './theme.css';

const choices: Record<ThemeChoice, { label: string; Icon: typeof Sun }> = {
  auto: { label: 'System', Icon: SunMoon },
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
};

/** The three choices side by side, where there is room for their names. */
export function ThemeSwitch() {
  const theme = useTheme();
  const name = useId();
  return (
    <fieldset className="site-theme-switch">
      <legend className="site-visually-hidden">Colours</legend>
      {themeChoices.map((choice) => {
        const { label, Icon } = choices[choice];
        return (
          <label key={choice}>
            <input
              className="site-visually-hidden"
              type="radio"
              name={name}
              checked={theme === choice}
              onChange={() => chooseTheme(choice)}
            />
            <Icon aria-hidden="true" />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}
