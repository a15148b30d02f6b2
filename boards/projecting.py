"""From degrees to the sheet: two projections, magnifiers, and the fit to a width."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from boards.plan import Measures

Places = NDArray[np.float64]
Projection = Callable[[Places], Places]


@dataclass(frozen=True)
class Sheet:
    """A projection fitted to a sheet of a width and height."""

    projection: Projection
    scale: float
    left: float
    top: float
    width: float
    height: float

    def place(self, geometry: BaseGeometry, step: float = 0.5) -> BaseGeometry:
        """A geometry in degrees as it lies on the sheet."""
        return shapely.transform(shapely.segmentize(geometry, step), self._placed)

    def _placed(self, degrees: Places) -> Places:
        x, y = self.projection(degrees).T
        return np.column_stack([x * self.scale + self.left, self.top - y * self.scale])


def fit(geometries: Iterable[BaseGeometry], settings: dict[str, Any], measures: Measures) -> Sheet:
    """The sheet that holds all geometries within its margin."""
    projection = projection_of(settings)
    fine = [shapely.segmentize(geometry, 0.5) for geometry in geometries]
    drawn = [shapely.transform(geometry, projection) for geometry in fine]
    west, south, east, north = shapely.total_bounds(np.array(drawn, dtype=object))
    margin = measures.margin
    scale = (measures.width - 2 * margin) / (east - west)
    height = round((north - south) * scale + 2 * margin)
    left, top = margin - west * scale, margin + north * scale
    return Sheet(projection, scale, left, top, measures.width, height)


def projection_of(settings: dict[str, Any]) -> Projection:
    """The projection that a plan asks for."""
    if settings["kind"] == "lambert":
        return _lambert(settings["meridian"], settings["parallel"])
    return _world(settings)


def _lambert(meridian: float, parallel: float) -> Projection:
    """Lambert's azimuthal equal-area projection."""
    middle = np.radians(parallel)

    def project(degrees: Places) -> Places:
        x, y = np.radians(degrees[:, 0] - meridian), np.radians(degrees[:, 1])
        facing = np.sin(middle) * np.sin(y) + np.cos(middle) * np.cos(y) * np.cos(x)
        rising = np.cos(middle) * np.sin(y) - np.sin(middle) * np.cos(y) * np.cos(x)
        reach = np.sqrt(2 / (1 + facing))
        return np.column_stack([reach * np.cos(y) * np.sin(x), reach * rising])

    return project


def _world(settings: dict[str, Any]) -> Projection:
    """Natural Earth I with a narrower Atlantic, seen through magnifiers, a little stretched."""
    narrowing = settings["narrowing"]

    def plain(degrees: Places) -> Places:
        bank = np.exp((degrees[:, 0] - narrowing["at"]) / narrowing["over"])
        shifted = degrees[:, 0] + narrowing["by"] / (1 + bank) - settings["meridian"]
        return _natural_earth(shifted, degrees[:, 1])

    lenses: list[Projection] = []
    for magnifier in settings["magnifiers"]:
        centre = _through(lenses, plain(np.array([magnifier["at"]], dtype=float)))
        lenses.append(_lens(centre[0], magnifier["gain"], np.array(magnifier["reach"])))

    def project(degrees: Places) -> Places:
        seen = _through(lenses, plain(degrees))
        return np.column_stack([seen[:, 0], seen[:, 1] * settings["stretch"]])

    return project


def _natural_earth(longitude: Places, latitude: Places) -> Places:
    """The polynomials of Natural Earth I, by Patterson and Šavrič."""
    y = np.radians(latitude)
    two, four = y**2, y**4
    width = 0.8707 - 0.131979 * two - four * (0.013791 - 0.003971 * y**6 + 0.001529 * y**8)
    height = 1.007226 + 0.015085 * two - four * two * (0.044475 - 0.028874 * two + 0.005916 * four)
    return np.column_stack([np.radians(longitude) * width, y * height])


def _lens(centre: Places, gain: float, reach: Places) -> Projection:
    def magnify(places: Places) -> Places:
        away = places - centre
        weight = gain * np.exp(-np.sum((away / reach) ** 2, axis=1) / 2)
        moved: Places = places + away * weight[:, None]
        return moved

    return magnify


def _through(lenses: list[Projection], places: Places) -> Places:
    for lens in lenses:
        places = lens(places)
    return places
