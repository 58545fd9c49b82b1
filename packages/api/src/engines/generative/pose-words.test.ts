import { expect, test } from 'vitest';
import { figure, joint } from '../../testing/poses.ts';
import { describePose } from './pose-words.ts';

const { nose, rightElbow, rightWrist, leftElbow, leftWrist } = joint;
const words = (...figures: Parameters<typeof describePose>[0]) => describePose(figures).join(' ');

test('who hangs their arms stands there', () => {
  expect(describePose([figure(0, 0.5)])).toEqual([
    'Character 1 is in the middle of the picture.',
    'Character 1 stands.',
    'Character 1’s right arm hangs down.',
    'Character 1’s left arm hangs down.',
  ]);
});

test('two figures are told left and right by where they stand, not by their order', () => {
  expect(words(figure(0, 0.75), figure(1, 0.25))).toContain(
    'Character 2 is on the left, character 1 on the right.',
  );
});

test('the arm that is up is named by its own side', () => {
  const raised = { [rightElbow]: [-0.06, 0.18], [rightWrist]: [-0.05, 0.06] } as const;
  const waving = words(figure(0, 0.5, { ...raised } as never));
  expect(waving).toContain('Character 1’s right arm is raised above the head.');
  expect(waving).toContain('Character 1’s left arm hangs down.');
});

test('an arm is stretched out, on the hip, at the face', () => {
  const arm = (elbow: [number, number], wrist: [number, number]) =>
    words(figure(0, 0.5, { [leftElbow]: elbow, [leftWrist]: wrist }));
  expect(arm([0.14, 0.3], [0.22, 0.31])).toContain('left arm is stretched out to the side');
  expect(arm([0.13, 0.42], [0.05, 0.53])).toContain('left arm is bent, the hand on the hip');
  expect(arm([0.1, 0.34], [0.03, 0.24])).toContain('left arm is bent, the hand at the face');
});

test('hands that meet touch', () => {
  const left = figure(0, 0.4, { [leftElbow]: [0.08, 0.25], [leftWrist]: [0.1, 0.16] });
  const right = figure(1, 0.6, { [rightElbow]: [-0.08, 0.25], [rightWrist]: [-0.1, 0.16] });
  expect(words(left, right)).toContain('Character 1’s left hand touches character 2’s right hand.');
  expect(words(figure(0, 0.3), figure(1, 0.7))).not.toContain('touches');
});

test('a hand on another’s shoulder lies there', () => {
  const left = figure(0, 0.4, { [leftElbow]: [0.08, 0.34], [leftWrist]: [0.14, 0.3] });
  expect(words(left, figure(1, 0.6))).toContain(
    'Character 1’s left hand lies on character 2’s right shoulder.',
  );
});

test('sitting, leaning, lying and jumping are told apart', () => {
  const sitting = { 9: [-0.1, 0.58], 10: [-0.1, 0.8], 12: [0.1, 0.58], 13: [0.1, 0.8] };
  expect(words(figure(0, 0.5, sitting as never))).toContain('Character 1 sits.');
  const leaning = { 0: [0.1, 0.24], 1: [0.07, 0.31], 2: [0.02, 0.31], 5: [0.12, 0.31] };
  expect(words(figure(0, 0.5, leaning as never))).toContain('leaning towards the right');
  const lying = { 1: [0.3, 0.55], 2: [0.3, 0.5], 5: [0.3, 0.6] };
  expect(words(figure(0, 0.3, lying as never))).toContain('Character 1 lies.');
  const jumping = { 10: [-0.03, 0.7], 13: [0.03, 0.7], 9: [-0.03, 0.63], 12: [0.03, 0.63] };
  expect(words(figure(0, 0.5, jumping as never))).toContain('Character 1 is in the air');
});

test('a figure whose own right is right in the picture is seen from behind', () => {
  const turned = { 2: [0.05, 0.3], 5: [-0.05, 0.3] };
  expect(words(figure(0, 0.5, turned as never))).toContain('seen from behind');
});

test('a raised leg and legs wide apart are said', () => {
  const kick = { 12: [0.1, 0.6], 13: [0.18, 0.62] };
  expect(words(figure(0, 0.5, kick as never))).toContain('Character 1’s left leg is raised.');
  const wide = { 9: [-0.08, 0.74], 10: [-0.13, 0.92], 12: [0.08, 0.74], 13: [0.13, 0.92] };
  expect(words(figure(0, 0.5, wide as never))).toContain('Character 1’s legs are wide apart.');
});

test('of a figure without a body nothing is said', () => {
  const keypoints = figure(0, 0.5).keypoints.map((place, i) => (i === nose ? place : null));
  expect(describePose([{ reference: 0, keypoints }])).toEqual([]);
});
