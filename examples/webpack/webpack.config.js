import { join } from 'node:path';

export default {
  entry: './src/main.jsx',
  output: { path: join(import.meta.dirname, 'dist'), publicPath: 'dist/' },
  module: {
    rules: [
      { test: /\.jsx$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } },
      { test: /\.css$/, use: ['style-loader', 'css-loader'] },
    ],
  },
};
