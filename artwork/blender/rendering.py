"""An empty scene, and two noisy halves of a picture for the denoiser."""

import bpy

from paths import work


def new_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    world = bpy.data.worlds.new('World')
    bpy.context.scene.world = world
    world.use_nodes = True


def render(name, picture, scale=1.0, samples=None):
    """
    Renders with the seeds 0 and 1 into `<name>_0.exr` and `<name>_1.exr`: colour and the features that guide the
    denoiser (albedo, normal, depth). `scale` shrinks previews.
    """
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x = int(picture.width * scale)
    scene.render.resolution_y = int(picture.height * scale)
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = picture.cut_out
    scene.render.use_persistent_data = True
    scene.render.use_compositing = False
    scene.render.use_sequencer = False
    _sampling(scene.cycles, samples or picture.samples, picture)
    _output(scene)
    for seed in (0, 1):
        scene.cycles.seed = seed
        scene.render.filepath = work(f'{name}_{seed}.exr')
        bpy.ops.render.render(write_still=True)


def _sampling(cycles, samples, picture):
    cycles.device = 'CPU'
    cycles.samples = max(4, samples)
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.01
    cycles.adaptive_min_samples = max(8, samples // 3)
    cycles.use_denoising = False
    cycles.max_bounces = picture.bounces
    cycles.diffuse_bounces = min(picture.bounces, 4)
    cycles.glossy_bounces = min(picture.bounces, 4)
    cycles.transmission_bounces = picture.bounces + 2
    cycles.transparent_max_bounces = 12
    # Caustics are the noise that two halves cannot agree on.
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.sample_clamp_indirect = picture.clamp
    cycles.sample_clamp_direct = 6
    cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
    cycles.filter_width = 1.3


def _output(scene):
    scene.view_settings.view_transform = 'Raw'
    settings = scene.render.image_settings
    settings.file_format = 'OPEN_EXR_MULTILAYER'
    settings.color_depth = '32'
    settings.exr_codec = 'ZIPS'
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_z = True
